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
  /** How many processes share the port. */
  readonly processes: number;
  readonly port: number;
  readonly host: string;
  /** Undefined: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** A pooler in transaction mode in front of the database; undefined: none. */
  readonly poolUrl: string | undefined;
  /** A copy of the database that only reads; undefined: none. */
  readonly replicaUrl: string | undefined;
  /** Everything that must survive a restart and is not in the database. */
  readonly dataDir: string;
  /** Folder of the built web app, if it is there. */
  readonly webDir: string | undefined;
  readonly tokenSecret: string;
  /** What secrets of authenticators are encrypted with. */
  readonly secondFactorSecret: string;
  readonly trustProxy: string | undefined;
  /** Milliseconds for which a server that is asked to stop goes on serving, while load balancers look away. */
  readonly leaveMs: number;
  readonly installation: Installation;
  readonly payments: PaymentConfig;
  /** Where a demonstration is to have its sandbox. */
  readonly sandboxPort: number | undefined;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Undefined: nothing is to be seen from outside. */
  readonly telemetry: TelemetryConfig | undefined;
}

/** What is told of the running process, and where. */
export interface TelemetryConfig {
  /** The collector that traces and figures are sent to (OTLP over HTTP). */
  readonly endpoint: string | undefined;
  /** Which part of the requests is traced, from 0 to 1. */
  readonly share: number;
  /** Where Prometheus asks for figures. */
  readonly metricsAt: { readonly host: string; readonly port: number } | undefined;
}

const given = z.string().check(z.minLength(1));

const HIGHEST_PORT = 65_535;
const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(HIGHEST_PORT));

const environment = z.object({
  PORT: z._default(port, 3000),
  WEB_CONCURRENCY: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(256)), 1),
  HOST: z._default(given, '0.0.0.0'),
  DATABASE_POOL_URL: z.optional(given),
  DATABASE_REPLICA_URL: z.optional(given),
  WEB_DIR: z.optional(given),
  TOKEN_SECRET: z.optional(z.string().check(z.minLength(32))),
  SECOND_FACTOR_SECRET: z.optional(z.string().check(z.minLength(32))),
  REQUIRE_SECOND_FACTOR: z.optional(z.enum(['administrators', 'staff'])),
  TRUST_PROXY: z.optional(given),
  LEAVE_SECONDS: z._default(z.coerce.number().check(z.minimum(0), z.maximum(5)), 0),
  RETENTION_MONTHS: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(240)),
    plainInstallation.retentionMonths,
  ),
  OPERATOR_NAME: z.optional(given.check(z.maxLength(200))),
  OPERATOR_CONTACT: z.optional(given.check(z.maxLength(500))),
  ...paymentVariables,
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  OTEL_TRACES_SAMPLER_ARG: z._default(z.coerce.number().check(z.minimum(0), z.maximum(1)), 1),
  // Whoever asks for figures has to know where.
  METRICS_PORT: z.optional(port.check(z.minimum(1))),
  METRICS_HOST: z._default(given, '127.0.0.1'),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
});

const rolesOf = {
  administrators: ['ADMIN'],
  staff: ['ADMIN', 'DIRECTOR', 'TEACHER'],
} as const;

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
  const tokenSecret = values.TOKEN_SECRET ?? (await rememberedSecret(dataDir, databaseUrl));
  return {
    processes: values.WEB_CONCURRENCY,
    port: values.PORT,
    host: values.HOST,
    databaseUrl,
    poolUrl: values.DATABASE_POOL_URL,
    replicaUrl: values.DATABASE_REPLICA_URL,
    dataDir,
    webDir: await builtWeb(values.WEB_DIR),
    tokenSecret,
    secondFactorSecret: values.SECOND_FACTOR_SECRET ?? tokenSecret,
    trustProxy: values.TRUST_PROXY,
    leaveMs: 1000 * values.LEAVE_SECONDS,
    installation: {
      retentionMonths: values.RETENTION_MONTHS,
      operator: operatorOf(values.OPERATOR_NAME, values.OPERATOR_CONTACT),
      secondFactorRoles: values.REQUIRE_SECOND_FACTOR ? rolesOf[values.REQUIRE_SECOND_FACTOR] : [],
      ...paid,
    },
    payments,
    sandboxPort,
    logLevel: values.LOG_LEVEL,
    telemetry: telemetryOf(values),
  };
}

function telemetryOf(values: z.infer<typeof environment>): TelemetryConfig | undefined {
  const { METRICS_PORT: metricsPort, METRICS_HOST: host, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = values;
  if (metricsPort === undefined && endpoint === undefined) return undefined;
  if (metricsPort !== undefined) expectMetricsPorts(metricsPort, values);
  return {
    endpoint: endpoint?.replace(/\/$/, ''),
    share: values.OTEL_TRACES_SAMPLER_ARG,
    metricsAt: metricsPort === undefined ? undefined : { host, port: metricsPort },
  };
}

/** Each process has one of its own: this one and those after it. */
function expectMetricsPorts(
  first: number,
  { PORT, WEB_CONCURRENCY }: Pick<z.infer<typeof environment>, 'PORT' | 'WEB_CONCURRENCY'>,
): void {
  const last = first + WEB_CONCURRENCY - 1;
  if (last <= HIGHEST_PORT && (PORT < first || PORT > last)) return;
  const ports = first === last ? `the port ${first}` : `the ports ${first} to ${last}, one for each process`;
  throw new ConfigError(
    `METRICS_PORT means ${ports}: none of them may be PORT (${PORT}) or above ${HIGHEST_PORT}.`,
  );
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
