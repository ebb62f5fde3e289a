import type { QueryClient } from '@tanstack/react-query';
import { forgetKept } from '../../platform/kept.ts';
import { forgetSettings } from '../game/game-settings/last-settings.ts';
import { tickets } from '../play/tickets/device.ts';

/** The person has signed out: nothing that was theirs is shown to the next. Plays that wait stay with their owner. */
export function forgetPerson(queryClient: QueryClient): void {
  queryClient.clear();
  forgetKept();
  forgetSettings();
  void tickets.forget();
}
