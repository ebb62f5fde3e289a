import type { StudentRow } from '@mindhero/contract/student';
import { expect, it } from 'vitest';
import { attentionFor, attentionList, quietReason } from './attention.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

const student = (values: Partial<StudentRow>): StudentRow => ({
  id: 1,
  username: 'anna',
  first_name: 'Anna',
  last_name: 'B',
  avatar: 'hero-1',
  is_active: true,
  first_password_until: null,
  school: null,
  groups: [],
  points: 0,
  level: 1,
  stars: 0,
  registered_at: '2026-09-01T08:00:00Z',
  last_played_at: '2026-11-20T08:00:00Z',
  last_homework_at: null,
  week_minutes: 10,
  week_accuracy: 80,
  week_answers: 20,
  card_made_at: null,
  ...values,
});

it('asks about nobody who trains and does well', () => {
  expect(attentionFor(student({}), NOW)).toBeNull();
  expect(attentionFor(student({ week_accuracy: 60 }), NOW)).toBeNull();
  expect(
    attentionFor(student({ last_played_at: '2026-11-13T12:00:00Z', week_accuracy: null }), NOW),
  ).toBeNull();
});

it('names the reason', () => {
  expect(attentionFor(student({ week_accuracy: 59.9 }), NOW)?.kind).toBe('low_accuracy');
  expect(attentionFor(student({ last_played_at: '2026-11-13T11:59:00Z' }), NOW)?.kind).toBe('not_trained');
  expect(attentionFor(student({ last_played_at: null }), NOW)?.kind).toBe('never_trained');
});

it('concludes nothing from fewer than 20 answers', () => {
  expect(attentionFor(student({ week_accuracy: 0, week_answers: 19 }), NOW)).toBeNull();
  expect(attentionFor(student({ week_accuracy: 0, week_answers: 20 }), NOW)?.kind).toBe('low_accuracy');
});

it('gives a new account a week to train for the first time', () => {
  const fresh = student({ registered_at: '2026-11-13T12:00:01Z', last_played_at: null });
  expect(attentionFor(fresh, NOW)).toBeNull();
  expect(attentionFor({ ...fresh, registered_at: '2026-11-13T12:00:00Z' }, NOW)?.kind).toBe('never_trained');
});

it('leaves out who is no longer active', () => {
  expect(attentionFor(student({ is_active: false, last_played_at: null }), NOW)).toBeNull();
});

it('names everybody once, the weakest first, and not too many', () => {
  const weak = student({ id: 1, week_accuracy: 20 });
  const away = student({ id: 2, last_played_at: '2026-10-01T00:00:00Z', week_accuracy: null });
  const list = attentionList([weak, student({ id: 3 })], [away, weak], NOW, 8);
  expect(list.map((attention) => attention.student.id)).toEqual([1, 2]);
  expect(attentionList([weak], [away], NOW, 1)).toHaveLength(1);
});

it('praises nobody where there is nobody, but says what comes first', () => {
  expect(quietReason(3, true)).toBe('attention_empty');
  expect(quietReason(3, false)).toBe('attention_empty');
  expect(quietReason(0, true)).toBe('first_students');
  expect(quietReason(0, false)).toBe('no_students');
});
