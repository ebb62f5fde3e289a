/** Several names in one cell. */

/** Joined so that `listed` finds each of them again. */
export function toList(names: readonly string[]): string {
  return names.map((name) => name.replaceAll(/[\\|,]/g, String.raw`\$&`)).join(' | ');
}

/** The names of a cell, separated by `|` or a comma. */
export function listed(text: string): string[] {
  const parts = text.match(/(?:\\[\\|,]|[^|,])+/g) ?? [];
  return parts.map((part) => part.replaceAll(/\\([\\|,])/g, '$1').trim()).filter((name) => name !== '');
}
