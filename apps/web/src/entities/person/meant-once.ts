/** Sending what has the name of something else only once that is meant. */
import type { Namesake } from '@mindhero/contract/namesake';
import { ApiError } from '../../platform/request.ts';
import { TakenBack } from '../../platform/taken-back.ts';

/** What a request says of namesakes. */
interface Meant {
  readonly namesake_meant: boolean;
}

/**
 * Sends a body, and where the server tells of namesakes and the person means them, the same as meant. What was meant once
 * is sent as meant from then on: after a lost answer the form asks for the same, not for one more (decisions 131, 157).
 * Where the person leaves it, it throws {TakenBack}.
 */
export function meantOnce(ask: (namesakes: readonly Namesake[]) => Promise<boolean>) {
  let meant: string | null = null;
  return async <Body extends object, Answer>(
    body: Body,
    send: (body: Body & Meant) => Promise<Answer>,
  ): Promise<Answer> => {
    const content = JSON.stringify(body);
    try {
      return await send({ ...body, namesake_meant: meant === content });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'namesakes') throw error;
      if (!(await ask(error.namesakes))) throw new TakenBack();
      meant = content;
      return send({ ...body, namesake_meant: true });
    }
  };
}
