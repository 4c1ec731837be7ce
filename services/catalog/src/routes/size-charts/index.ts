import { contentRoutes } from '../../content/administration.ts'
import { sizeCharts } from './size-charts.ts'

export default contentRoutes(sizeCharts, 'Size charts, by name; products refer to them')
