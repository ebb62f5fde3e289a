/** What became of one pupil's training, as the server tells it. */
import { getProgress, getReport, listMistakenPlays } from '@mindhero/contract/statistics/pupil';
import type { GameId } from '@mindhero/games/catalogue';
import { asked } from '../../../platform/asked.ts';

export const progressQuery = (id: number, days: number) =>
  asked(['statistics', 'progress', id, days], getProgress, { params: { id }, query: { days } });

export const mistakenPlaysQuery = (id: number, days: number, game: GameId | undefined) =>
  asked(['statistics', 'mistakes', id, days, game], listMistakenPlays, {
    params: { id },
    query: { days, ...(game !== undefined && { game }) },
  });

export const reportQuery = (id: number, days: number) =>
  asked(['statistics', 'report', id, days], getReport, { params: { id }, query: { days } });
