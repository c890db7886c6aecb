import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { nextTask } from '#app/ui/after-paint.ts';

/**
 * Part of a screen that is built with the component library. Both load when the part is first shown, at the same time. Their scripts, the
 * tokens of the library, and the first drawing are separate tasks, so that the page answers between them.
 */
export function withComponents<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [ChakraRoot, Part] = await Promise.all([loadLibrary(), load()]);
    await nextTask();
    const WithComponents = (props: Props) => (
      <ChakraRoot>
        <Part {...props} />
      </ChakraRoot>
    );
    return { default: WithComponents };
  });
}

async function loadLibrary() {
  const { ChakraRoot, administrationSystem } = await import('./chakra-root.tsx');
  await nextTask();
  administrationSystem();
  return ChakraRoot;
}
