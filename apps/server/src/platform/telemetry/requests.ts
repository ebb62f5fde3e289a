/** Requests as spans and as figures. Of an address only the route is told: what was searched for is nobody's business. */
import {
  context,
  metrics,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'unknown';

/** Seconds, as OpenTelemetry's conventions have them, with more of them below a tenth. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/** Before the routes are mounted. Telemetry has been started. */
export function observeRequests(app: FastifyInstance): void {
  const tracer = trace.getTracer('mindhero');
  const duration = metrics.getMeter('mindhero').createHistogram('http.server.request.duration', {
    unit: 's',
    advice: { explicitBucketBoundaries: BOUNDS },
  });
  const spans = new WeakMap<FastifyRequest, Span>();

  app.addHook('onRequest', (request, _reply, done) => {
    const caller = propagation.extract(context.active(), request.headers);
    const span = tracer.startSpan(
      `${request.method} ${routeOf(request)}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          'http.route': routeOf(request),
          // By which the log's line and the error page are found.
          'mindhero.request_id': request.id,
        },
      },
      caller,
    );
    spans.set(request, span);
    // Whatever follows, statements of the database above all, belongs to it.
    context.with(trace.setSpan(caller, span), done);
  });
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    duration.record(elapsedTime / 1000, {
      'http.request.method': request.method,
      'http.route': routeOf(request),
      'http.response.status_code': statusCode,
    });
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
