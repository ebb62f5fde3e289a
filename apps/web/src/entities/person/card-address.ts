/** The address behind the code of a login card. What follows the # is never sent to a server. */
import { CARD_TOKEN } from '@mindhero/contract/card';

/** The address of a card, as its code holds it. */
export const cardAddress = (origin: string, token: string): string => `${origin}/card#${token}`;

/** The token of a card's address, whichever host it names; null for any other text. */
export function tokenIn(text: string): string | null {
  const url = URL.parse(text);
  if (url === null || !/^\/card\/?$/i.test(url.pathname)) return null;
  const token = url.hash.slice(1);
  return CARD_TOKEN.test(token) ? token : null;
}
