import { oneOf } from '../../platform/address/parts.ts';

/** Only those whose accounts are open, or closed. */
export const active = oneOf(['true', 'false']);

export type Active = NonNullable<ReturnType<typeof active>>;
