import { Notice, type NoticeProps } from './notice.tsx';

/** Nothing here yet: says so, and what to do first. */
export function EmptyState(props: NoticeProps) {
  return <Notice {...props} mood="calm" />;
}
