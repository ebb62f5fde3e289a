/** The server's settings, from the environment. */
import { randomBytes } from 'node:crypto';
import { mkdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { type Installation, plainInstallation } from './installation.ts';
import { type PaymentConfig, paymentVariables, readPayments } from './payment-config.ts';
import { remembered } from './remembered.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Undefined: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** Everything that must survive a restart and is not in the database. */
  readonly dataDir: string;
  /** Folder of the built web app, if it is there. */
  readonly webDir: string | undefined;
  readonly tokenSecret: string;
  readonly trustProxy: string | undefined;
  readonly installation: Installation;
  readonly payments: PaymentConfig;
  /** Where a demonstration is to have its sandbox. */
  readonly sandboxPort: number | undefined;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

const given = z.string().check(z.minLength(1));

const environment = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 3000),
  HOST: z._default(given, '0.0.0.0'),
  WEB_DIR: z.optional(given),
  TOKEN_SECRET: z.optional(z.string().check(z.minLength(32))),
  TRUST_PROXY: z.optional(given),
  RETENTION_MONTHS: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(240)),
    plainInstallation.retentionMonths,
  ),
  OPERATOR_NAME: z.optional(given.check(z.maxLength(200))),
  OPERATOR_CONTACT: z.optional(given.check(z.maxLength(500))),
  ...paymentVariables,
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
});

/** What to say to the operator who starts the server with settings that cannot work. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the settings; empty variables count as unset.
 * @throws ConfigError in words for the console
 */
export async function readConfig(variables: Readonly<Record<string, string | undefined>>): Promise<Config> {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join('.'));
    throw new ConfigError(`These environment variables have values that cannot be used: ${names.join(', ')}`);
  }
  const values = parsed.data;
  const { databaseUrl, dataDir } = readPlace(variables);
  const { payments, sandboxPort, ...paid } = readPayments(values, {
    databaseUrl,
    refuse: (message) => {
      throw new ConfigError(message);
    },
  });
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl,
    dataDir,
    webDir: await builtWeb(values.WEB_DIR),
    tokenSecret: values.TOKEN_SECRET ?? (await rememberedSecret(dataDir, databaseUrl)),
    trustProxy: values.TRUST_PROXY,
    installation: {
      retentionMonths: values.RETENTION_MONTHS,
      operator: operatorOf(values.OPERATOR_NAME, values.OPERATOR_CONTACT),
      ...paid,
    },
    payments,
    sandboxPort,
    logLevel: values.LOG_LEVEL,
  };
}

/** A name without a way to reach it, or a way to nobody, would be no answer. */
function operatorOf(name: string | undefined, contact: string | undefined): Installation['operator'] {
  if (name === undefined && contact === undefined) return null;
  if (name === undefined || contact === undefined) {
    throw new ConfigError('OPERATOR_NAME and OPERATOR_CONTACT must be given together.');
  }
  return { name, contact };
}

/** Where the data are: all that a command beside the server needs to know. */
export function readPlace(
  variables: Readonly<Record<string, string | undefined>>,
): Pick<Config, 'databaseUrl' | 'dataDir'> {
  return {
    databaseUrl: variables['DATABASE_URL'] || undefined,
    dataDir: resolve(variables['DATA_DIR'] || '.data'),
  };
}

async function builtWeb(named: string | undefined): Promise<string | undefined> {
  const folder = resolve(named ?? fileURLToPath(new URL('../../../web/dist', import.meta.url)));
  const isBuilt = await stat(join(folder, 'index.html')).then(
    () => true,
    () => false,
  );
  if (!isBuilt && named !== undefined) throw new ConfigError(`WEB_DIR has no index.html: ${folder}`);
  return isBuilt ? folder : undefined;
}

/**
 * Made once for an installation that keeps everything in DATA_DIR. One with a database of its own may run many
 * processes, which must agree on the secret, so there it has to be given.
 */
async function rememberedSecret(dataDir: string, databaseUrl: string | undefined): Promise<string> {
  if (databaseUrl !== undefined) {
    throw new ConfigError(
      'DATABASE_URL is set, so TOKEN_SECRET must be, too: at least 32 random characters.',
    );
  }
  const file = join(dataDir, 'token-secret');
  await mkdir(dataDir, { recursive: true });
  return remembered(file, () => randomBytes(48).toString('base64url'));
}
