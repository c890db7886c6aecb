/** Handles one event after the other. An event raised while another is handled is handled after it. */
export function handleInOrder<Event>(handle: (event: Event) => void): (event: Event) => void {
  const raised: Event[] = [];
  let isHandling = false;
  return (event) => {
    raised.push(event);
    if (isHandling) return;
    isHandling = true;
    try {
      for (let next = raised.shift(); next !== undefined; next = raised.shift()) handle(next);
    } finally {
      isHandling = false;
    }
  };
}
