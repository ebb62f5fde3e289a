/** Reads the first sheet of a workbook, which is a ZIP archive. */
import { inflateRawSync } from 'node:zlib';

function partOf(archive: Buffer, name: string): string {
  const at = archive.indexOf(name);
  const extra = archive.readUInt16LE(at - 2);
  return inflateRawSync(archive.subarray(at + name.length + extra)).toString();
}

/** The sheet as it is written. */
export function sheetOf(archive: Buffer): string {
  return partOf(archive, 'xl/worksheets/sheet1.xml');
}

/** What its cells say, row by row; empty ones are left out. */
export function rowsOf(archive: Buffer): (string | number)[][] {
  const texts = [...partOf(archive, 'xl/sharedStrings.xml').matchAll(/<t[^>]*>(.*?)<\/t>/g)];
  return [...sheetOf(archive).matchAll(/<row .*?<\/row>/g)].map(([row]) =>
    [...row.matchAll(/<c [^>]*?( t="s")?><v>(.*?)<\/v>/g)].map(([, isText, value]) =>
      isText === undefined ? Number(value) : (texts[Number(value)]?.[1] ?? ''),
    ),
  );
}
