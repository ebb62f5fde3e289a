import { useTranslation } from 'react-i18next';
import type { Namespace } from '../resources.ts';
import type { Fault } from './faults.ts';

/**
 * What is wrong with a field, in words, from the texts `faults`: those of the field where it has its own, else those of
 * the code. Null for no fault.
 * @param own texts that have words of their own for fields, under `of`; the screen has loaded them
 */
export function useFaultWords(own?: Namespace): (path: string, fault: Fault | undefined) => string | null {
  const { t } = useTranslation('faults');
  return (path, fault) => {
    if (fault === undefined) return null;
    const { code, params } = fault;
    // Paths and codes come from data; a test looks that each code of the contract has its words.
    return String(
      t(faultKeys(path, code) as never, { ...params, ...(own && { ns: ['faults', own] }) } as never),
    );
  };
}

/** Where the words of a fault stand in the texts: the first of these places that has some says it. */
export function faultKeys(path: string, code: string): string[] {
  const own = `of.${fieldOf(path)}`;
  return [`${own}.${code}`, `is.${code}`, `${own}.other`, 'is.other'];
}

/** `username` of `students.3.username`; `blocks` of `blocks.2`; `director` of `director.id`. */
function fieldOf(path: string): string {
  return path.split('.').findLast((part) => !/^(\d+|id)$/.test(part)) ?? path;
}
