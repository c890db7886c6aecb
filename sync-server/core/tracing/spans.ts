import { type Attributes, context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

const tracer = trace.getTracer('reckoner');

/** Runs work inside a span below the present one. Without a collector this only runs the work. */
export function inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (fault) {
      // Never its message: it may quote the values of a row.
      span.setStatus({ code: SpanStatusCode.ERROR, message: fault instanceof Error ? fault.name : 'fault' });
      throw fault;
    } finally {
      span.end();
    }
  });
}

export interface RequestSpan {
  /** Undefined while no trace is recorded. */
  readonly traceId: string | undefined;
  /** Runs the handler of the request, so that its spans stand below this one. */
  readonly run: <T>(work: () => T) => T;
  readonly end: (status: number | undefined) => void;
}

export interface TracedRequest {
  readonly method: string;
  /** Kind of the address: the addresses themselves are countless and may hold tokens. */
  readonly route: string;
  readonly requestId: string;
  /** Span of the proxy (W3C Trace Context), below which the trace continues. */
  readonly traceparent?: string;
}

export function openRequestSpan({ method, route, requestId, traceparent }: TracedRequest): RequestSpan {
  const parent = traceparent === undefined ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, { traceparent });
  const attributes = { 'http.request.method': method, 'http.route': route, 'reckoner.request_id': requestId };
  const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
  const within = trace.setSpan(parent, span);
  return {
    traceId: span.isRecording() ? span.spanContext().traceId : undefined,
    run: (work) => context.with(within, work),
    end: (status) => {
      if (status !== undefined) span.setAttribute('http.response.status_code', status);
      if (status === undefined || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}
