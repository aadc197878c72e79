// What a script is started with.
print(CommandLine.arguments.count, CommandLine.argc, Array(CommandLine.arguments.dropFirst()))
