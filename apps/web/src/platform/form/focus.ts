/** As the `ref` of a field that comes in the place of another one: whoever typed there goes on typing here. */
export function focus(field: HTMLInputElement | null): void {
  field?.focus();
}
