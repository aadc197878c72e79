function work(n) {
  let text = "";
  for (let i = 0; i < n; i++) text += `${i}, name ${i % 97}, ${i * 31 % 1000}\n`;
  let sum = 0;
  let length = 0;
  for (const line of text.trimEnd().split("\n")) {
    const fields = line.split(",");
    sum += Number(fields[0]);
    length += fields[1].length;
    if (fields[2].endsWith("7")) sum += 1;
  }
  let spaces = 0;
  for (const character of text) if (character === " ") spaces += 1;
  console.log(sum, length, spaces);
}
work(200_000);
