/** Every component in every state. */
export function Gallery() {
  return null;
}
