/** The design system's controls as links that know the routes. */
import { Button, type ButtonProps } from '@mindhero/ui/button';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

type ButtonAnchorProps = Pick<ButtonProps, 'area' | 'kind' | 'size' | 'fullWidth' | 'icon'> &
  ComponentPropsWithRef<'a'>;

function ButtonAnchor({ area, kind, size, fullWidth, icon, children, ...anchor }: ButtonAnchorProps) {
  return (
    <Button
      area={area}
      kind={kind}
      size={size}
      fullWidth={fullWidth}
      icon={icon}
      renderRoot={({ children: content, ...root }) => (
        <a {...anchor} {...root}>
          {content}
        </a>
      )}
    >
      {children}
    </Button>
  );
}

/** A link that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);
