import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';
import '@mantine/core/styles/Anchor.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import { useLayoutEffect, type ReactNode } from 'react';
import { DialogHost } from './dialogs.tsx';
import './styles.css';
import { theme } from './theme.ts';
import { ToastHost } from './toasts.tsx';

export type Scheme = 'light' | 'dark' | 'auto';

/** Whoever mounts the provider keeps the choice of a scheme; Mantine shall not keep a second one. */
const notKept: MantineColorSchemeManager = {
  get: (scheme) => scheme,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

/**
 * Theme, fonts, dialogs and toasts for everything below. `auto` follows the system. Loads the styles of Mantine's text
 * fields and of its plain layout parts only: whoever uses another Mantine component imports its sheet beside it, in the
 * layered form, as in `import '@mantine/core/styles/Tabs.layer.css'`.
 */
export function MindheroProvider({
  scheme,
  children,
}: {
  readonly scheme: Scheme;
  readonly children: ReactNode;
}) {
  // Mantine starts with the system's scheme and applies a chosen one only after the first paint.
  useLayoutEffect(() => {
    if (scheme !== 'auto') document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  }, [scheme]);
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      colorSchemeManager={notKept}
      defaultColorScheme="auto"
      {...(scheme === 'auto' ? {} : { forceColorScheme: scheme })}
    >
      {children}
      <DialogHost />
      <ToastHost />
    </MantineProvider>
  );
}
