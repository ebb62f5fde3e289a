/** A password that somebody chooses, in every form that asks for one. */
import { wordsAbout } from '@mindhero/contract/guessable';
import { faultsOfPassword, MIN_PASSWORD_LENGTH } from '@mindhero/contract/password';
import type { Faults } from './faults.ts';

interface Chosen {
  readonly password: string;
  /** The same, written once more. */
  readonly confirmation: string;
  readonly about: Parameters<typeof wordsAbout>[0];
}

/**
 * What is wrong with it by the rules that the server asks as well; which are common, the server alone knows.
 * @param at the field of the password
 */
export function faultsOfChosen(at: string, { password, confirmation, about }: Chosen): Faults {
  const [code] = faultsOfPassword(password, { own: wordsAbout(about) });
  return {
    ...(code !== undefined && { [at]: { code, params: { min: MIN_PASSWORD_LENGTH } } }),
    ...(confirmation !== password && { confirmation: { code: 'mismatch' } }),
  };
}
