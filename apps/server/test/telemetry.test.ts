import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Server, serve } from '../src/serve.ts';
import { askForJob } from './ask-for-job.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { freePorts } from './free-port.ts';
import { plainConfig } from './plain-config.ts';

/** A caller's trace, which goes on here. */
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SEARCHED = 'nobodyshouldreadthis';

const sentSpans = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.optional(z.string()),
              name: z.string(),
              attributes: z.array(
                z.object({ key: z.string(), value: z.object({ stringValue: z.optional(z.string()) }) }),
              ),
            }),
          ),
        }),
      ),
    }),
  ),
});

let database: TestDatabase;
let collector: HttpServer;
let server: Server;
let metricsPort: number;
/** What the collector was sent, by its path. */
const received = new Map<string, string[]>();

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

async function receive(request: IncomingMessage): Promise<void> {
  const path = request.url ?? '';
  const text = await textOf(request);
  received.set(path, [...(received.get(path) ?? []), text]);
}

const portOf = (one: HttpServer) => (one.address() as AddressInfo).port;

beforeAll(async () => {
  database = await testDatabase();
  collector = createServer((request, response) => {
    void receive(request).then(() =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
    );
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  [metricsPort = 0] = await freePorts(1);
  server = await serve(
    {
      ...plainConfig(database.url),
      telemetry: {
        endpoint: `http://127.0.0.1:${portOf(collector)}`,
        share: 1,
        metricsAt: { host: '127.0.0.1', port: metricsPort },
      },
    },
    () => undefined,
  );
});
afterAll(async () => {
  collector.close();
  await database.close();
});

/** Figures that the panels ask for. */
async function namesOnDashboard(): Promise<readonly string[]> {
  const file = new URL('../../../ops/grafana-dashboard.json', import.meta.url);
  const asked = [...(await readFile(file, 'utf8')).matchAll(/"expr": "(.*)"/g)].map(([, expr = '']) => expr);
  expect(asked.length).toBeGreaterThan(10);
  // A name stands before its labels or its span of time, or alone in brackets behind labels.
  return asked.flatMap((expr) =>
    [...expr.matchAll(/([a-z]\w+)(?=[{[])|\) \((\w+)\)/g)].flatMap(([, name, alone]) => name ?? alone ?? []),
  );
}

test('a server is seen from outside: figures for Prometheus, traces for a collector, and nothing of what was asked', async () => {
  const answer = await fetch(`${server.address}/api/health/ready/?search=${SEARCHED}`, {
    headers: { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` },
  });
  expect(answer.status).toBe(200);

  await expect.poll(() => askForJob(database.pool, 'purge')).toBe(true);
  const figuresNow = async () => (await fetch(`http://127.0.0.1:${metricsPort}/api/metrics`)).text();
  await expect.poll(figuresNow).toMatch(/messaging_process_duration_count\{.*destination_name="purge".*\} 1/);
  const figures = await figuresNow();
  for (const name of [
    /http_server_request_duration_count\{.*http_route="\/api\/health\/ready\/".*\} 1/,
    /db_client_connection_count\{.*pool_name="pupils".*\}/,
    /mindhero_waiting\{.*of="plays".*\} 0/,
    /nodejs_eventloop_utilization/,
    /process_memory_usage/,
  ])
    expect(figures).toMatch(name);
  for (const name of await namesOnDashboard()) expect(figures).toMatch(new RegExp(`^${name}[{ ]`, 'm'));
  const missing = await fetch(`${server.address}/api/metrics`);
  expect(missing.status).toBe(404);
  const { request_id: told } = (await missing.json()) as { readonly request_id: string };

  // What is left is sent at the end.
  await server.close();
  const traces = received.get('/v1/traces') ?? [];
  const spans = traces.flatMap((text) =>
    sentSpans
      .parse(JSON.parse(text))
      .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
  const request = spans.find(({ name }) => name === 'GET /api/health/ready/');
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: '00f067aa0ba902b7' });
  const asked = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(asked.length).toBeGreaterThan(0);
  // A person who reads out the number of an error page leads to the trace of that very request.
  expect(told).toMatch(/^[\da-f-]{36}$/);
  const numberOf = ({ attributes }: (typeof spans)[number]) =>
    attributes.find(({ key }) => key === 'mindhero.request_id')?.value.stringValue;
  expect(spans.filter((span) => numberOf(span) === told)).toHaveLength(1);
  expect(received.get('/v1/metrics')?.length).toBeGreaterThan(0);
  expect([...received.values()].flat().join('') + figures).not.toContain(SEARCHED);
});
