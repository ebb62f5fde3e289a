/** Plays that begin without a network: what they need is drawn ahead, and what they were is told afterwards. */
import type { Ticket } from '@mindhero/contract/play';
import type { Material } from '@mindhero/engine/reading/material';
import type pg from 'pg';
import { findSupply } from '../../entities/materials/pool.ts';
import type { Identity } from '../../platform/auth/actor.ts';
import { requireActivePlan } from '../../platform/auth/plan.ts';
import type { Tickets } from '../../platform/auth/tickets.ts';
import { throughPool } from '../../platform/db/through.ts';
import { ApiError } from '../../platform/http/problem.ts';

/** What a device tells about a play that it began by itself. */
export interface TicketWish {
  readonly token: string;
  /** Of the rules under which it was played. */
  readonly version: number;
  readonly started_ms_ago: number;
}

/**
 * Draws tickets for somebody who may play now, and what games are played with that need more than a seed.
 * @param given what the server adds: the time, and a seed for the choice
 * @throws ApiError 403 no_subscription
 */
export async function draw(
  pool: pg.Pool,
  actor: Identity,
  tickets: Tickets,
  count: number,
  { now, seed }: { readonly now: Date; readonly seed: number },
): Promise<{ readonly tickets: Ticket[]; readonly materials: Material[] }> {
  await requireActivePlan(pool, actor, now);
  return {
    tickets: Array.from({ length: count }, () => {
      const { id, seed, token, expiresAt } = tickets.issue(actor.id);
      return { id, seed, token, expires_at: expiresAt.toISOString() };
    }),
    materials: await findSupply(throughPool(pool), actor.id, seed),
  };
}

/**
 * The seed of a ticket, and when its play began: as the device says, but neither before the ticket was drawn nor later
 * than now. That it began no earlier than the ticket was drawn is all that is certain: a clock may have been set since.
 * @throws ApiError 422 invalid_ticket for one that is forged, of another person or of another play; ticket_expired
 */
export function redeem(
  tickets: Tickets,
  wish: TicketWish,
  { id, actor, now }: { readonly id: string; readonly actor: Identity; readonly now: Date },
): { readonly seed: number; readonly started_at: Date; readonly earliest_at: Date } {
  const ticket = tickets.read(wish.token);
  if (ticket === null || ticket.id !== id || ticket.userId !== actor.id) throw new ApiError('invalid_ticket');
  const claimed = now.getTime() - wish.started_ms_ago;
  const startedAt = new Date(Math.max(claimed, ticket.issuedAt.getTime()));
  if (startedAt > ticket.expiresAt) throw new ApiError('ticket_expired');
  return { seed: ticket.seed, started_at: startedAt, earliest_at: ticket.issuedAt };
}
