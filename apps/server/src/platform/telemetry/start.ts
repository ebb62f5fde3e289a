/**
 * What can be seen from outside: traces and figures by OpenTelemetry, for collectors (OTLP) and for Prometheus. It is loaded
 * only where the environment asks for it; everywhere else `@opentelemetry/api` does nothing.
 */
import { context, metrics, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { type IMetricReader, MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TelemetryConfig } from '../config.ts';
import { observeProcess } from './process.ts';

/** Where Prometheus asks. */
const METRICS_PATH = '/api/metrics';

export interface Telemetry {
  /** Sends what is left. */
  stop(): Promise<void>;
}

/**
 * Begins to send and to answer. Before anything is instrumented: what was made earlier stays silent.
 * @throws Error with code EADDRINUSE if the port of the figures is taken
 */
export async function startTelemetry({ endpoint, metricsAt, share }: TelemetryConfig): Promise<Telemetry> {
  const resource = resourceFromAttributes({ 'service.name': 'mindhero', 'process.pid': process.pid });
  const readers: IMetricReader[] = [];
  const stops: (() => Promise<void>)[] = [];

  if (endpoint !== undefined) {
    readers.push(
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` }),
      }),
    );
    const provider = new TracerProvider({
      resource,
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
      spanProcessors: [
        new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) }),
      ],
    });
    trace.setGlobalTracerProvider(provider);
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    propagation.setGlobalPropagator(new W3CTraceContextPropagator());
    stops.push(() => provider.shutdown());
  }
  if (metricsAt !== undefined) {
    const exporter = new PrometheusExporter({
      ...metricsAt,
      endpoint: METRICS_PATH,
      preventServerStart: true,
    });
    await exporter.startServer();
    readers.push(exporter);
  }
  const meters = new MeterProvider({ resource, readers });
  metrics.setGlobalMeterProvider(meters);
  observeProcess();
  stops.push(() => meters.shutdown());

  return {
    async stop() {
      // A collector that is away holds up no end.
      await Promise.allSettled(stops.map((stop) => stop()));
    },
  };
}
