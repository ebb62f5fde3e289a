import '@mindhero/ui/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { forgetAndLeave } from './entities/person/forget.ts';
import { Theme } from './entities/person/theme.tsx';
import { onSignedOut, session } from './platform/client.ts';
import { startTexts } from './platform/i18n.ts';
import { watchStyles } from './platform/lost-styles.ts';
import { watchCode } from './platform/missing-code.ts';
import { network, watchNetwork } from './platform/network.ts';
import { installation } from './platform/offline/installation.ts';
import { onOtherTab } from './platform/other-tabs.ts';
import { queryClient } from './platform/query.ts';
import { watchReadLook } from './platform/read-look.ts';
import { router } from './router.ts';

function leave(): void {
  void forgetAndLeave(queryClient, () => router.navigate({ to: '/login' }));
}

onSignedOut(leave);
onOtherTab({ signedOut: leave, somebodyElse: () => location.reload() });

// What could not be loaded, or is only what the device had kept, comes by itself when the network is back.
network.subscribe(() => network.isReachable() && void queryClient.invalidateQueries());
watchNetwork();
watchCode(window, network.failed);
watchStyles(document);
installation.watch(window);
watchReadLook(document.documentElement);

// Whoever is not signed in sees the sign-in first, whatever the address says.
await (session.access() === null ? startTexts('auth') : startTexts());

const app = document.getElementById('app');
if (app === null) throw new Error('The page has no element with the id "app"');

createRoot(app).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Theme>
        <RouterProvider router={router} />
      </Theme>
    </QueryClientProvider>
  </StrictMode>,
);
