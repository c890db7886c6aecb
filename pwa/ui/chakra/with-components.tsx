import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * Part of a screen that is built with the component library. Both load when the part is first shown, at the same time but as two scripts, so
 * that the page answers between them.
 */
export function withComponents<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [{ ChakraRoot }, Part] = await Promise.all([import('./chakra-root.tsx'), load()]);
    const WithComponents = (props: Props) => (
      <ChakraRoot>
        <Part {...props} />
      </ChakraRoot>
    );
    return { default: WithComponents };
  });
}
