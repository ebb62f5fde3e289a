import { crc32, deflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { type World, makeWorld, type PersonName } from '../../../test/world.ts';
import { auditEvents, pictures } from '../../platform/db/schema/index.ts';

let server: TestApp;
let world: World;
beforeAll(async () => {
  server = await testApp();
  world = await makeWorld(server);
});
afterAll(() => server.close());

const MINE = '/api/v1/users/me/picture/';
const tokenOf = async (name: PersonName) => (await server.signedIn(world.people[name].id)).access;

async function upload(name: PersonName, body: Buffer, type = 'image/jpeg') {
  return server.call('PUT', MINE, { token: await tokenOf(name), body, headers: { 'content-type': type } });
}

/** Red on its left half, blue on its right. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: 'red' } }, left: 0, top: 0 },
  ]);

async function colourAt(picture: Buffer, left: number, top: number): Promise<string> {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, , blue = 0] = data;
  return red > blue ? 'red' : 'blue';
}

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s becomes a small square, whatever its shape',
  async (format) => {
    const sent = await halves(900, 400).toFormat(format).toBuffer();
    const answer = await upload('teacher', sent, `image/${format}`);
    expect(answer.statusCode).toBe(200);
    const { avatar } = answer.json<{ avatar: string }>();
    const looked = await server.call('GET', avatar);
    expect(looked.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      // Opened alone it loads and runs nothing, whatever it may hold.
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    });
    const { format: kept, width, height } = await sharp(looked.rawPayload).metadata();
    expect([kept, width, height]).toEqual(['webp', 256, 256]);
    expect(await colourAt(looked.rawPayload, 5, 128)).toBe('red');
    expect(await colourAt(looked.rawPayload, 250, 128)).toBe('blue');
  },
);

test('it stands upright, and nothing that a camera wrote into it is kept', async () => {
  const exif = { IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitude: '50/1 27/1 0/1' } };
  // Turned by a quarter to the right: left comes to the top.
  const sent = await halves(400, 400).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect((await sharp(sent).metadata()).orientation).toBe(6);
  const { avatar } = (await upload('teacher', sent)).json<{ avatar: string }>();
  const picture = (await server.call('GET', avatar)).rawPayload;
  const { exif: kept, icc, xmp, orientation } = await sharp(picture).metadata();
  expect([kept, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  expect(picture.includes('SECRET')).toBe(false);
  expect(await colourAt(picture, 128, 5)).toBe('red');
  expect(await colourAt(picture, 128, 250)).toBe('blue');
});

/** A PNG whose header promises so much, with hardly anything behind it. */
function pngBomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const jpeg = () => halves(300, 300).jpeg().toBuffer();

test.each<[string, () => Promise<Buffer> | Buffer, string]>([
  ['an SVG', () => Buffer.from(svg), 'file_type'],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'file_type'],
  ['a GIF', () => halves(10, 10).gif().toBuffer(), 'file_type'],
  ['a TIFF', () => halves(10, 10).tiff().toBuffer(), 'file_type'],
  ['half a picture', async () => (await jpeg()).subarray(0, 900), 'file_broken'],
  ['only a beginning', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]), 'file_broken'],
  ['a picture of 400 million pixels', () => pngBomb(20_000), 'too_many_pixels'],
  ['a picture that says to be endless', () => pngBomb(0x7fff_ffff), 'file_broken'],
  ['a picture that promises more than it has', () => pngBomb(5_000), 'file_broken'],
])('%s is refused, and the picture before stays', async (_what, file, code) => {
  const before = await server.database.fingerprint();
  const answer = await upload('colleague', await file(), 'image/png');
  expect(answer.json()).toMatchObject({ status: 422, errors: [{ path: 'body', code }] });
  // All but the session of this call.
  const lines = (print: string) => print.split('\n').filter((line) => !line.startsWith('sessions '));
  expect(lines(await server.database.fingerprint())).toEqual(lines(before));
});

test('what is larger than said, or of another type, is not looked at', async () => {
  expect((await upload('colleague', Buffer.alloc(5 * 1024 * 1024 + 1))).statusCode).toBe(413);
  expect((await upload('colleague', Buffer.from(svg), 'image/svg+xml')).statusCode).toBe(415);
  expect((await upload('colleague', Buffer.alloc(0))).json()).toMatchObject({
    errors: [{ code: 'required' }],
  });
});

test('pupils have no pictures', async () => {
  expect((await upload('student', await jpeg())).statusCode).toBe(403);
});

test('each picture has an address of its own, and the one before leads nowhere', async () => {
  const first = (await upload('director', await jpeg())).json<{ avatar: string }>().avatar;
  const second = (await upload('director', await jpeg())).json<{ avatar: string }>().avatar;
  expect(second).not.toBe(first);
  expect((await server.call('GET', first)).statusCode).toBe(404);
  expect((await server.call('GET', second)).statusCode).toBe(200);
  expect(await server.database.db.$count(pictures, eq(pictures.user_id, world.people.director.id))).toBe(1);
});

test('whoever sees the person is told of the picture', async () => {
  const { avatar } = (await upload('teacher', await jpeg())).json<{ avatar: string }>();
  const get = async (name: PersonName, path: string) =>
    server.call('GET', path, { token: await tokenOf(name) });
  expect((await get('teacher', '/api/v1/users/me/')).json()).toMatchObject({ avatar });
  expect((await get('director', '/api/v1/teachers/')).body).toContain(avatar);
  expect((await get('foreign_director', '/api/v1/teachers/')).body).not.toContain(avatar);
});

const recordsOf = (id: number) => server.database.db.$count(auditEvents, eq(auditEvents.subject_id, id));

test.each([
  ['taking it away', () => ['DELETE', MINE, undefined] as const, 'hero-1'],
  ['choosing a hero', () => ['PATCH', '/api/v1/users/me/', { avatar: 'hero-5' }] as const, 'hero-5'],
])('%s deletes it, and is recorded where there was one', async (_what, request, shown) => {
  const { id } = world.people.foreign_teacher;
  const before = await recordsOf(id);
  const { avatar } = (await upload('foreign_teacher', await jpeg())).json<{ avatar: string }>();
  const [method, path, body] = request();
  const answer = await server.call(method, path, { token: await tokenOf('foreign_teacher'), body });
  expect(answer.json()).toMatchObject({ avatar: shown });
  // Of choosing it and of deleting it; asking once more changes nothing.
  expect(await recordsOf(id)).toBe(before + 2);
  await server.call(method, path, { token: await tokenOf('foreign_teacher'), body });
  expect(await recordsOf(id)).toBe(before + 2);
  expect((await server.call('GET', avatar)).statusCode).toBe(404);
  expect(await server.database.db.$count(pictures, eq(pictures.user_id, id))).toBe(0);
});

test('changing it is recorded, for the school', async () => {
  const { id, school_id } = world.people.teacher;
  const avatarOf = async () =>
    (await server.call('GET', '/api/v1/users/me/', { token: await tokenOf('teacher') })).json<{
      avatar: string;
    }>().avatar;
  await upload('teacher', await jpeg());
  const first = await avatarOf();
  const before = await recordsOf(id);
  await upload('teacher', await halves(200, 100).jpeg().toBuffer());
  expect(await avatarOf()).not.toBe(first);
  const records = await server.database.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subject_id, id))
    .orderBy(auditEvents.id);
  expect(records).toHaveLength(before + 1);
  expect(records.at(-1)).toMatchObject({
    actor_id: id,
    school_id,
    action: 'changed',
    details: { fields: ['picture'] },
  });
});
