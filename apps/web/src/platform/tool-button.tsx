/** What stands in a row of tools: small and quiet, with a sign. */
import { Button, ButtonAnchor, type ButtonLook, type ButtonProps } from '@mindhero/ui/button';
import type { Icon } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

interface ToolLook extends Pick<ButtonLook, 'kind'> {
  readonly icon: Icon;
}

const looks = ({ kind = 'ghost', icon: Sign }: ToolLook) =>
  ({ kind, size: 'sm', icon: <Sign size={18} aria-hidden /> }) as const;

/** A button among tools. */
export function ToolButton({ kind, icon, ...props }: ToolLook & Omit<ButtonProps, keyof ButtonLook>) {
  return <Button {...props} {...looks({ kind, icon })} />;
}

type AnchorProps = ToolLook & Omit<ComponentProps<typeof ButtonAnchor>, keyof ButtonLook>;

/** A link among tools. */
export const ToolLink = createLink(({ kind, icon, ...props }: AnchorProps) => (
  <ButtonAnchor {...props} {...looks({ kind, icon })} />
));
