/** One's own reading, as the server tells it. */
import { getReadingCourse } from '@mindhero/contract/reading';
import { asked } from '../../platform/asked.ts';

/** One's own last texts. */
export const readingCourseQuery = asked(['plays', 'reading'], getReadingCourse);

/** The same once a play has been counted. */
export const readingAfterQuery = (play: string) => asked(['plays', 'reading', play], getReadingCourse);
