/** The product as it runs, paid through a sandbox whose address is given as JSON: the product itself knows of none. */
import type { SandboxAddress } from '@mindhero/server/entities/payments/sandbox';
import { readConfig } from '@mindhero/server/platform/config';
import { serve } from '@mindhero/server/serve';

const { databaseUrl = '', ...config } = await readConfig(process.env);
const sandbox = JSON.parse(process.env['SANDBOX'] ?? '') as SandboxAddress;
const payments = { ...config.payments, sandbox };
const server = await serve({ ...config, payments, databaseUrl }, () => {});
process.once('SIGTERM', () => void server.close().then(() => process.exit()));
