/** How tests serve: on any port, silently, with nothing that could be configured. */
import { plainInstallation } from '../src/platform/installation.ts';
import { nothingToPayBy } from '../src/platform/payment-config.ts';
import { TOKEN_SECRET } from './app.ts';

export const plainConfig = (databaseUrl: string) =>
  ({
    port: 0,
    host: '127.0.0.1',
    databaseUrl,
    poolUrl: undefined,
    replicaUrl: undefined,
    tokenSecret: TOKEN_SECRET,
    secondFactorSecret: TOKEN_SECRET,
    webDir: undefined,
    trustProxy: undefined,
    leaveMs: 0,
    installation: plainInstallation,
    payments: nothingToPayBy,
    logLevel: 'silent',
    telemetry: undefined,
  }) as const;
