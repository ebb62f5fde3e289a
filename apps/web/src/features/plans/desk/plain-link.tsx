import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';

interface PlainLinkProps extends ComponentProps<'a'> {
  readonly href: string;
}

/** A link to another screen by its whole address, the search included. */
export function PlainLink({ href, children, ...others }: PlainLinkProps) {
  const { navigate } = useRouter();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void navigate({ href });
  };
  return (
    <a {...others} href={href} onClick={follow}>
      {children}
    </a>
  );
}
