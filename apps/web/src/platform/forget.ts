import type { QueryClient } from '@tanstack/react-query';
import { forgetSettings } from './game-settings/last-settings.ts';
import { forgetKept } from './kept.ts';
import { tickets } from './tickets/device.ts';

/** Whoever was signed in has left: nothing that was theirs is shown to the next. Plays that wait stay with their owner. */
export function forgetPerson(queryClient: QueryClient): void {
  queryClient.clear();
  forgetKept();
  forgetSettings();
  void tickets.forget();
}
