/** The option before or behind one; round the ends, and from none to the first or last. Null if there are none. */
export function optionAfter(
  options: readonly { readonly id: string }[],
  id: string | null,
  step: 1 | -1,
): string | null {
  if (options.length === 0) return null;
  const at = options.findIndex((option) => option.id === id);
  const next = at === -1 ? (step === 1 ? 0 : -1) : (at + step) % options.length;
  return options.at(next)?.id ?? null;
}
