from ipykernel.kernelapp import IPKernelApp

from .kernel import ZoetropeKernel

IPKernelApp.launch_instance(kernel_class=ZoetropeKernel)
