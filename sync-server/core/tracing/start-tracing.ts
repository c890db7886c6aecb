import { DiagLogLevel, diag } from '@opentelemetry/api';

export interface TracingDeps {
  /** Base address of a collector that speaks OTLP over HTTP, such as http://127.0.0.1:4318. */
  readonly endpoint: string;
  /** Takes a sentence about a collector that does not answer. */
  readonly warn: (sentence: string) => void;
}

/**
 * Sends the spans of this process to the collector. The packages are loaded only here, so that a server without tracing does not pay for
 * them. They read their further settings (`OTEL_TRACES_SAMPLER`, `OTEL_EXPORTER_OTLP_HEADERS`) from the environment. Returns a function that
 * sends the last spans and ends.
 */
export async function startTracing({ endpoint, warn }: TracingDeps): Promise<() => Promise<void>> {
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { defaultResource, resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const ignore = (): void => undefined;
  diag.setLogger({ error: warn, warn, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.WARN);
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': 'reckoner' })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` }))],
  });
  provider.register();
  return () => provider.shutdown();
}
