import { crc32, deflateSync } from 'node:zlib';
import type { CardSet } from '@mindhero/contract/card-set';
import type { Image } from '@mindhero/contract/image';
import type { ReadingText } from '@mindhero/contract/text';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { addCardSet, addImage, addText, coloured, uploadImage } from '../../../test/materials.ts';
import { addPerson, addSchool, type Person } from '../../../test/people.ts';
import { auditEvents, imageFiles, materialRevisions } from '../../platform/db/schema/index.ts';

let server: TestApp;
let teacher: Person, colleague: Person, foreigner: Person;
beforeAll(async () => {
  server = await testApp();
  const school_id = await addSchool(server, 'North');
  teacher = await addPerson(server, { role: 'TEACHER', school_id, first_name: 'Tom' });
  colleague = await addPerson(server, { role: 'TEACHER', school_id });
  foreigner = await addPerson(server, { role: 'TEACHER', school_id: await addSchool(server, 'South') });
});
afterAll(() => server.close());

interface Listed {
  readonly count: number;
  readonly results: readonly Image[];
}

const listed = async (person: Person, query = '') =>
  (await person.get<Listed>(`/api/v1/images/${query}`)).body;

/** A PNG whose header promises so much, with hardly anything behind it. */
function promising(side: number): Buffer {
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
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('an upload', () => {
  test('is kept in its shape, no larger than screens need, under an address for ever', async () => {
    const answer = await uploadImage(server, teacher, await coloured('green', 3000, 1000));
    expect(answer.statusCode).toBe(201);
    const image = answer.json<Image>();
    expect(image).toMatchObject({
      name: 'A fox',
      alternative: 'A red fox',
      width: 1280,
      height: 427,
      used: 0,
      owner: { name: 'Tom' },
      shared_with_school: false,
      version: 1,
    });
    const looked = await server.call('GET', image.address);
    expect(looked.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const { format, width, height } = await sharp(looked.rawPayload).metadata();
    expect([format, width, height]).toEqual(['webp', 1280, 427]);
  });

  test('is not made larger, and rid of what cameras write and of what lies behind it', async () => {
    const photograph = await sharp(await coloured('red', 200, 100))
      .withExif({ IFD0: { Copyright: 'SECRET-OWNER' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([photograph, Buffer.from('<script>SECRET()</script>PK\u0003\u0004')]);
    const { address, width, height } = (await uploadImage(server, teacher, polyglot)).json<Image>();
    expect([width, height]).toEqual([100, 200]);
    const { rawPayload } = await server.call('GET', address);
    expect(rawPayload.includes('SECRET')).toBe(false);
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  });

  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['no image', () => Buffer.from('just words'), 'file_type'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'file_type'],
    [
      'a page that ends like an image',
      async () => Buffer.concat([Buffer.from('<html>'), await coloured('red')]),
      'file_type',
    ],
    ['16,000 × 16,000 pixels', () => promising(16_000), 'too_many_pixels'],
    ['half an image', async () => (await coloured('red', 900, 900)).subarray(0, 400), 'file_broken'],
  ])('%s is refused, and nothing is kept', async (_what, file, code) => {
    const before = await server.database.fingerprint();
    const answer = await uploadImage(server, teacher, await file());
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ path: 'body', code }] });
    expect(await server.database.fingerprint()).toBe(before);
  });

  test.each([
    ['?name=&alternative=x', 'query.name', 'required'],
    ['?name=x', 'query.alternative', 'required'],
    ['?name=x&alternative=%20', 'query.alternative', 'blank'],
    [`?name=a%E2%80%AEb&alternative=x`, 'query.name', 'hidden_sign'],
  ])('with %s is refused at its field', async (query, path, code) => {
    const answer = await uploadImage(server, teacher, await coloured('red'), query);
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ path, code }] });
  });

  test('of more than five megabytes is not looked at', async () => {
    expect((await uploadImage(server, teacher, Buffer.alloc(5 * 1024 * 1024 + 1))).statusCode).toBe(413);
  });
});

test('a list holds own ones, and those that the school shares', async () => {
  const owner = await addPerson(server, { role: 'TEACHER', school_id: await addSchool(server, 'West') });
  const { id } = await addImage(server, owner);
  await addImage(server, owner, 'blue');
  expect((await listed(owner)).count).toBe(2);
  expect((await listed(owner, '?search=nothing')).count).toBe(0);
  expect((await listed(owner, '?search=red%20fox&ordering=name')).count).toBe(2);
  const { rows } = await server.database.pool.query<{ school_id: number }>(
    'select school_id from users where id = $1',
    [owner.id],
  );
  const other = await addPerson(server, { role: 'DIRECTOR', school_id: rows[0]?.school_id ?? null });
  expect((await listed(other)).count).toBe(0);
  await owner.patch(`/api/v1/images/${id}/`, { version: 1, shared_with_school: true, name: 'Shared' });
  expect((await listed(other)).results.map(({ name }) => name)).toEqual(['Shared']);
  expect((await listed(foreigner)).count).toBe(0);
  // To be used, not to be changed.
  expect((await other.patch(`/api/v1/images/${id}/`, { version: 2, name: 'Mine' })).status).toBe(404);
  expect((await other.delete(`/api/v1/images/${id}/`)).status).toBe(404);
});

test('a change on an old version is refused, and a change is recorded', async () => {
  const { id } = await addImage(server, teacher);
  const path = `/api/v1/images/${id}/`;
  expect((await teacher.patch<Image>(path, { version: 1, alternative: 'A fox, asleep' })).body).toMatchObject(
    {
      alternative: 'A fox, asleep',
      version: 2,
    },
  );
  expect((await teacher.patch(path, { version: 1, name: 'x' })).body).toMatchObject({
    code: 'changed_meanwhile',
  });
  const events = await server.database.db.select().from(auditEvents).where(eq(auditEvents.subject_id, id));
  expect(events.map(({ subject, action, details }) => [subject, action, details])).toEqual([
    ['image', 'created', { name: 'A fox' }],
    ['image', 'changed', { name: 'A fox', fields: ['alternative'] }],
  ]);
});

const revisionsOf = ({ id }: CardSet) =>
  server.database.db.$count(materialRevisions, eq(materialRevisions.material_id, id));

const filesOf = async ({ address }: Image) => {
  const id = address.split('/').at(-2) ?? '';
  return server.database.db.$count(imageFiles, eq(imageFiles.id, id));
};

describe('deleting', () => {
  test('is refused while a text or a card set shows it, and takes the file along', async () => {
    const image = await addImage(server, teacher);
    const text = await addText(teacher, { picture: image.id });
    const path = `/api/v1/images/${image.id}/`;
    expect((await listed(teacher)).results.find(({ id }) => id === image.id)?.used).toBe(1);
    const before = await server.database.fingerprint();
    expect(await teacher.delete(path)).toMatchObject({ status: 409, body: { code: 'in_use' } });
    expect(await server.database.fingerprint()).toBe(before);
    // The revision before goes on to show it.
    await teacher.patch(`/api/v1/texts/${text.id}/`, { version: 1, picture: null });
    expect((await teacher.delete(path)).status).toBe(204);
    expect(await filesOf(image)).toBe(1);
    expect((await teacher.delete(path)).status).toBe(404);

    const alone = await addImage(server, teacher);
    expect((await teacher.delete(`/api/v1/images/${alone.id}/`)).status).toBe(204);
    expect(await filesOf(alone)).toBe(0);
    expect((await server.call('GET', alone.address)).statusCode).toBe(404);
  });

  test('of what only an archived text shows leaves the text its picture, which it may keep', async () => {
    const image = await addImage(server, teacher);
    const { id } = await addText(teacher, { picture: image.id });
    await teacher.post('/api/v1/texts/archive/', { ids: [id] });
    expect((await teacher.delete(`/api/v1/images/${image.id}/`)).status).toBe(204);
    await teacher.post('/api/v1/texts/restore/', { ids: [id] });
    const { body } = await teacher.patch<ReadingText>(`/api/v1/texts/${id}/`, {
      version: 3,
      title: 'Restored',
    });
    expect(body.picture).toEqual({
      id: null,
      address: image.address,
      alternative: 'A red fox',
      width: 64,
      height: 48,
    });
    expect((await server.call('GET', image.address)).statusCode).toBe(200);
  });

  test('is not held up by the copy of a colleague, who keeps an image of their own', async () => {
    const image = await addImage(server, teacher);
    const text = await addText(teacher, { picture: image.id, shared_with_school: true });
    const { body: copy } = await colleague.post<ReadingText>(`/api/v1/texts/${text.id}/copy/`, undefined);
    expect(copy.picture?.address).toBe(image.address);
    expect(copy.picture?.id).not.toBe(image.id);
    await teacher.patch(`/api/v1/texts/${text.id}/`, { version: 1, picture: null });
    expect((await teacher.delete(`/api/v1/images/${image.id}/`)).status).toBe(204);
    expect((await listed(colleague, '?search=fox')).results.map(({ id, used }) => [id, used])).toEqual([
      [copy.picture?.id, 1],
    ]);
    expect((await server.call('GET', image.address)).statusCode).toBe(200);
  });
});

describe('a card set', () => {
  test('shows images in their order, and a new revision if it shows others', async () => {
    const set = await addCardSet(server, teacher, { title: 'Foxes' });
    expect(set).toMatchObject({ title: 'Foxes', owner: { name: 'Tom' }, is_official: false });
    const [first, second] = set.images;
    const path = `/api/v1/card-sets/${set.id}/`;
    const same = await teacher.patch<CardSet>(path, { version: 1, images: [first?.id, second?.id] });
    expect(same.body).toMatchObject({ version: 2, images: [first, second] });
    expect(await revisionsOf(set)).toBe(1);
    const turned = await teacher.patch<CardSet>(path, { version: 2, images: [second?.id, first?.id] });
    expect(turned.body).toMatchObject({ images: [second, first] });
    expect(await revisionsOf(set)).toBe(2);
    const { body } = await teacher.get<{ results: readonly CardSet[] }>('/api/v1/card-sets/?search=foxes');
    expect(body.results).toEqual([turned.body]);
    expect((await colleague.get<{ count: number }>('/api/v1/card-sets/')).body.count).toBe(0);
  });

  test('of one image, of nineteen, of one twice, and of one that is another’s is refused', async () => {
    const own = (await addImage(server, teacher)).id;
    const second = (await addImage(server, teacher)).id;
    const foreign = (await addImage(server, foreigner)).id;
    const refused = async (images: readonly number[]) => {
      const { status, body } = await teacher.refused('POST', '/api/v1/card-sets/', { title: 'x', images });
      return [status, ...(body.errors ?? []).map(({ path, code }) => [path, code])];
    };
    expect(await refused([own])).toEqual([422, ['body.images', 'too_few_chosen']]);
    expect(await refused(Array.from({ length: 19 }, () => own))).toEqual([422, ['body.images', 'too_long']]);
    expect(await refused([own, own])).toEqual([422, ['body.images.1', 'duplicate']]);
    expect(await refused([own, second, foreign])).toEqual([422, ['body.images.2', 'not_an_option']]);
  });
});
