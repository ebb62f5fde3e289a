/** Files that somebody might upload: pictures, tables, and what only says to be one. */
import { deflateRawSync } from 'node:zlib';
import type { Random } from '@mindhero/engine/random';
import { wrongText } from './values.ts';

/** The smallest picture that there is, one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export function fileOf(random: Random): Buffer {
  switch (random.integer(0, 7)) {
    case 0:
      return Buffer.alloc(0);
    case 1:
      return png;
    case 2:
      return png.subarray(0, random.integer(1, png.length - 1));
    case 3:
      return withWrongBytes(png, random);
    case 4:
      return Buffer.from(Array.from({ length: random.integer(1, 3000) }, () => random.integer(0, 255)));
    case 5:
      return zip(random);
    default:
      return Buffer.from(table(random), random.pick(['utf8', 'utf16le', 'latin1']));
  }
}

function withWrongBytes(bytes: Buffer, random: Random): Buffer {
  const copy = Buffer.from(bytes);
  for (let n = 0; n < 3; n++) copy[random.integer(0, copy.length - 1)] = random.integer(0, 255);
  return copy;
}

function table(random: Random): string {
  const cell = () =>
    random.chance(0.3)
      ? wrongText(random).slice(0, 300)
      : random.pick(['Olena', '=1+1', '"', '"a""b"', '@x', '12']);
  const separator = random.pick([',', ';', '\t']);
  const rows = Array.from({ length: random.integer(0, 12) }, () =>
    Array.from({ length: random.integer(1, 6) }, cell).join(separator),
  );
  const header = random.pick([
    'First name,Last name',
    'first_name;last_name',
    'Імʼя,Прізвище',
    '',
    'First name,First name',
  ]);
  return [header, ...rows].join(random.pick(['\n', '\r\n', '\r']));
}

/** An archive with one part, whose head may not tell the truth, as a workbook is one. */
function zip(random: Random): Buffer {
  const name = Buffer.from(
    random.pick(['xl/workbook.xml', '../../x', '[Content_Types].xml', 'xl/worksheets/sheet1.xml']),
  );
  const content = Buffer.from(
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><worksheet>&a;</worksheet>',
  );
  const packed = deflateRawSync(random.chance(0.5) ? content : Buffer.alloc(200_000));
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(random.chance(0.5) ? content.length : 0xffff_fff0, 22);
  head.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt32LE(content.length, 24);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(random.pick([1, 0, 65_535]), 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(head.length + name.length + packed.length, 16);
  return Buffer.concat([head, name, packed, central, name, end]);
}
