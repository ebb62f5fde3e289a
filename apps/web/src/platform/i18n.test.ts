import i18next from 'i18next';
import { beforeAll, expect, test, vi } from 'vitest';

const loadTexts = vi.hoisted(() => vi.fn<(language: string, namespace: string) => Promise<object>>());
vi.mock('./texts.ts', () => ({ loadTexts }));

const { startTexts, withTexts } = await import('./i18n.ts');
const { MissingCode } = await import('./missing-code.ts');

beforeAll(async () => {
  vi.stubGlobal('location', { href: 'https://mindhero.example/?lang=de' });
  vi.stubGlobal('history', { replaceState: () => undefined });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
  loadTexts.mockResolvedValue({ title: 'Profil' });
  await startTexts();
});

test('texts that did not arrive hold the screen up, and are asked for again', async () => {
  loadTexts.mockRejectedValueOnce(new TypeError('gone'));
  await expect(withTexts('profile')()).rejects.toThrow(MissingCode);
  await withTexts('profile')();
  expect(i18next.t('profile:title')).toBe('Profil');
});

test('texts that another screen misses do not hold this one up', async () => {
  loadTexts.mockImplementation((_, namespace) =>
    namespace === 'people' ? Promise.reject(new TypeError('gone')) : Promise.resolve({ title: namespace }),
  );
  await expect(withTexts('people')()).rejects.toThrow(MissingCode);
  await withTexts('games')();
});

test('texts that are there are asked for once', async () => {
  await withTexts('profile')();
  const before = loadTexts.mock.calls.filter(([, namespace]) => namespace === 'profile').length;
  await withTexts('profile')();
  expect(loadTexts.mock.calls.filter(([, namespace]) => namespace === 'profile')).toHaveLength(before);
});
