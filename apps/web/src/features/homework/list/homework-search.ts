/** The address of a pupil's homework: which list, and which page of it. */
import { type HomeworkList, homeworkLists } from '@mindhero/contract/homework';
import { wholeNumber } from '../../../platform/lists/search-values.ts';

export interface HomeworkSearch {
  /** Today's if it is left out. */
  readonly list?: Exclude<HomeworkList, 'today'>;
  readonly page?: number;
}

/** Reads an address that anybody may have typed; what makes no sense is dropped. */
export function readHomeworkSearch(typed: Readonly<Record<string, unknown>>): HomeworkSearch {
  const list = homeworkLists.find((known) => known === typed['list']);
  const page = wholeNumber(typed['page'], 100_000);
  return {
    ...(list === undefined || list === 'today' ? {} : { list }),
    ...(page === null || page === 1 ? {} : { page }),
  };
}
