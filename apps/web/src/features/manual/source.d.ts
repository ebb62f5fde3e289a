/** The manual of a language as the build makes it, see `apps/web/build/manual.ts`. */
declare module 'virtual:manual/*' {
  /** Markdown by page. */
  export const pages: Readonly<Record<string, string>>;
  /** By game. */
  export const games: Readonly<Record<string, import('@mindhero/content/manual/pages').GameNote>>;
  /** Addresses of pictures by their names. */
  export const pictures: Readonly<Record<string, { readonly light: string; readonly dark: string }>>;
}
