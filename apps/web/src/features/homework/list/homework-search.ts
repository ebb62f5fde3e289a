/** The address of a pupil's homework: which list, and which page of it. */
import { homeworkLists } from '@mindhero/contract/homework';
import { address } from '../../../platform/address/address.ts';
import { oneOf, wholeNumber } from '../../../platform/address/parts.ts';

export const readHomeworkSearch = address({
  list: oneOf(homeworkLists, 'today'),
  page: wholeNumber(100_000, 1),
});

export type HomeworkSearch = ReturnType<typeof readHomeworkSearch>;
