/** The chapters asked for by name, or all. An unknown name ends the command with the list of names. */
export function chooseChapters<T extends { readonly name: string }>(
  all: readonly T[],
): readonly T[] {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !all.some((chapter) => chapter.name === name));
  if (unknown.length > 0) {
    const known = all.map(({ name }) => name).join(', ');
    console.error(`Chapitre inconnu : ${unknown.join(', ')}. Les chapitres : ${known}.`);
    process.exit(2);
  }
  return names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
}
