import SerializerSelector from '@fastify/fast-json-stringify-compiler'

const compile = SerializerSelector()
type BuildSerializer = typeof compile

/**
 * Makes the compilers of serializers so that schemas of the same content share one: every call may be answered with the
 * same problems, and a serializer of its own for each status of each of them is a tenth of a service's memory.
 */
export const shareSerializers: BuildSerializer = (schemas, options) => {
  const serializerOf = compile(schemas, options)
  const compiled = new Map<string, ReturnType<typeof serializerOf>>()
  return route => {
    const content = JSON.stringify(route.schema)
    const known = compiled.get(content) ?? serializerOf(route)
    compiled.set(content, known)
    return known
  }
}
