/** How the process itself does. */
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { metrics } from '@opentelemetry/api';

const NS = 1e9;

/** Names as OpenTelemetry's conventions for Node.js and processes have them. */
export function observeProcess(): void {
  const meter = metrics.getMeter('mindhero');
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  let before = performance.eventLoopUtilization();

  meter
    .createObservableGauge('nodejs.eventloop.delay.p99', {
      unit: 's',
      description: 'Since it was asked last.',
    })
    .addCallback((result) => {
      result.observe(delay.percentile(99) / NS);
      delay.reset();
    });
  meter
    .createObservableGauge('nodejs.eventloop.utilization', {
      description: 'Share of the time since it was asked last.',
    })
    .addCallback((result) => {
      const now = performance.eventLoopUtilization();
      result.observe(performance.eventLoopUtilization(now, before).utilization);
      before = now;
    });
  meter.createObservableGauge('process.memory.usage', { unit: 'By' }).addCallback((result) => {
    result.observe(process.memoryUsage.rss());
  });
  meter.createObservableCounter('process.cpu.time', { unit: 's' }).addCallback((result) => {
    const { user, system } = process.cpuUsage();
    result.observe(user / 1e6, { 'cpu.mode': 'user' });
    result.observe(system / 1e6, { 'cpu.mode': 'system' });
  });
}
