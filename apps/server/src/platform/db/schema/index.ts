export * from './homework.ts';
export * from './idempotency.ts';
export * from './people.ts';
export * from './plays.ts';
export * from './records.ts';
export * from './sessions.ts';
export * from './subscriptions.ts';
export * from './totals.ts';
