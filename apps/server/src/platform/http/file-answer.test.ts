import fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendFile } from './file-answer.ts';

test.each([
  ['Учні 2026-03-10.csv', '____ 2026-03-10.csv'],
  ['"; filename="evil.html', '__ filename__evil.html'],
  ['a\r\nSet-Cookie: x=1', 'a__Set-Cookie_ x_1'],
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['C:\\pupils.csv', 'C__pupils.csv'],
])(
  'a file called %j says its name whole and coded, and to old browsers without what means something',
  async (name, plain) => {
    const app = fastify();
    app.get('/', (_request, reply) =>
      sendFile(reply, { type: 'text/csv; charset=utf-8', content: 'a;b', name }),
    );
    const { headers } = await app.inject('/');
    await app.close();
    const [, first, coded = ''] =
      /^attachment; filename="([\w. -]*)"; filename\*=UTF-8''([\w.~!%-]*)$/.exec(
        String(headers['content-disposition']),
      ) ?? [];
    expect([first, decodeURIComponent(coded)]).toEqual([plain, name]);
    expect(headers['set-cookie']).toBeUndefined();
  },
);
