/** Text as it stands in a CSV file (RFC 4180, with semicolons, as spreadsheets of most of Europe expect it). */

/** Tells spreadsheets that the text is UTF-8. */
export const BOM = '\uFEFF';
const DELIMITER = ';';
const LINE_END = '\r\n';

/** What a spreadsheet would take for a formula, behind any number of apostrophes. */
const formula = /^'*[=+\-@\t\r\n]/;
const guardedFormula = /^'+[=+\-@\t\r\n]/;

/** What is meant to be run: a telephone number, a mere sign or a note behind a dash calls nothing. */
const call = /^(?:[=@]|[+-].*(?:[a-z]\(|[|!]))/is;

/** Whether a spreadsheet would run the text, which nobody has guarded, as a formula. */
export function isFormula(text: string): boolean {
  return call.test(text);
}

/** With an apostrophe before what a spreadsheet would run. */
export function guard(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text before it was guarded. */
export function unguard(text: string): string {
  return guardedFormula.test(text) ? text.slice(1) : text;
}

/** What a text becomes on its way through a file: line breaks of one kind, nothing around it. */
export function asRead(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trim();
}

/** One line of a file. Its cells are guarded, if they have to be. */
export function csvLine(cells: readonly string[]): string {
  return cells.map(quoted).join(DELIMITER) + LINE_END;
}

function quoted(text: string): string {
  return /[;"\r\n,\t]|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
