/**
 * The part of React Router that remotes use. A remote that imported the library itself would bring a second router.
 */
export type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
  ShouldRevalidateFunctionArgs,
} from 'react-router'
export {
  data,
  Form,
  generatePath,
  isRouteErrorResponse,
  Outlet,
  redirect,
  replace,
  useActionData,
  useBeforeUnload,
  useBlocker,
  useFetcher,
  useFetchers,
  useLoaderData,
  useLocation,
  useMatch,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useOutletContext,
  useParams,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
  useSubmit,
} from 'react-router'
