import type { Example } from '@mindhero/engine/additive/examples';
import type { RoundsState } from '@mindhero/engine/rounds';
import type { ColumnsSettings } from './settings.ts';

export type { RoundsEvent as Event } from '@mindhero/engine/rounds';

export type State = RoundsState<ColumnsSettings, Example>;
