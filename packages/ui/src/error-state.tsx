import { Notice, type NoticeProps } from './notice.tsx';

/** Something failed: says what happened, what is not lost, and what to do. Spoken at once by screen readers. */
export function ErrorState(props: NoticeProps) {
  return (
    <div role="alert">
      <Notice {...props} mood="worried" />
    </div>
  );
}
